import sys,time,numpy as np
if not hasattr(np,"row_stack"): np.row_stack=np.vstack
sys.path.insert(0,"src")
from numba import cuda
import numba, os
from numba.cuda import types as T
import numba.cuda.dispatcher as DD
orig=DD.CUDADispatcher.get_call_template
def widened(self,args,kws): return orig(self, tuple(T.int64 if isinstance(a,T.Integer) else a for a in args), kws)
DD.CUDADispatcher.get_call_template=widened
oc=DD.CUDADispatcher.compile_device
INL=os.environ.get("INL","").split(",")
def cd(self,args,return_type=None):
    new=args not in self.overloads
    apart=not self.targetoptions.get("forceinline") or self.py_func.__name__ in INL
    if apart: self.targetoptions["forceinline"]=False
    cres=oc(self,args,return_type)
    if new and apart:
        for m in cres.library.modules:
            for f in m.functions:
                if f.name==cres.fndesc.llvm_func_name and not f.is_declaration: f.attributes.add("noinline")
    return cres
DD.CUDADispatcher.compile_device=cd
import coven
from coven.engine.game import silent_log
from coven.engine.kernels import *
from coven.engine.life import records
from coven.engine.match import checked_options,kernels_of
from coven.engine.seeds import fill_seeds
from coven.engine.state import SEATS,Stage
from coven.engine.chance import philox
game=coven.game("spellbook"); K=kernels_of(game)
setup,result,decide=game.setup,game.result,K.decide
REC=numba.from_dtype(game.state)
LOG=numba.from_dtype(silent_log().dtype)
def make(local,sync,regs):
    @cuda.jit(max_registers=regs)
    def play(states,blank,cards,log,players,options,seeds,lengths,points,shares):
        i=cuda.grid(1); step=cuda.gridsize(1); n=len(seeds)
        if local:
            mem=cuda.local.array(1,REC)
            s=mem[0]
        else:
            s=states[i]
        at=i
        fresh=True
        d=0
        g=Stage(s,cards[0],log[0])
        while at<n:
            if sync: cuda.syncwarp()
            if fresh:
                if local: mem[0]=blank[0]
                else: states[i]=blank[0]
                setup(g,players,options,seeds[at,0],seeds[at,1])
                d=0
                fresh=False
            decide(g,d,seeds[at,0],seeds[at,1])
            d+=1
            if s.over==1:
                lengths[at]=d
                result(g,points[at],shares[at])
                at+=step
                fresh=True
    return play
def send(a): return cuda.to_device(a.view(np.dtype((np.void,a.dtype)),np.ndarray))
P=2; N=1<<20
opts=cuda.to_device(game.encode_options(P,checked_options(game,{})))
seeds=np.zeros((N,2),np.int64); fill_seeds(seeds,1,0,0); ds=cuda.to_device(seeds)
L=cuda.device_array(N,np.int64); pts=cuda.device_array((N,6),np.int64); sh=cuda.device_array((N,6),np.float64)
blank,cards,log=send(records(game.state,1)),send(game.cards),send(silent_log())
for name,local,sync,regs in (("local 64",1,1,64),("local 40",1,1,40),("local 96",1,1,96),("global 64",0,1,64),("global 40",0,1,40)):
    k=make(local,sync,regs); t=time.time(); first=True
    for th in (128,):
        for per in (512,1024,2048):
            if per<th: continue
            blocks=132*per//th
            st=cuda.device_array(blocks*th,game.state)
            for r in range(2):
                cuda.synchronize(); t0=time.time(); k[blocks,th](st,blank,cards,log,P,opts,ds,L,pts,sh); cuda.synchronize(); dt=time.time()-t0
            if first:
                first=False; d=next(iter(k.overloads.values())); print(name,"compile",round(time.time()-t,1),"regs",list(k.get_regs_per_thread().values()),"local",list(k.get_local_mem_per_thread().values()), flush=True)
            print(name,"threads",th,"perSM",per,round(L.copy_to_host().sum()/dt/1e6),"M/s", flush=True)
