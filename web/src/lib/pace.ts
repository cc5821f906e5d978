/** Lets updates follow each other no faster than an eye can, unless somebody is in a hurry. */
export class Pace<T> {
  private readonly queue: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private next = 0;

  constructor(
    private readonly show: (item: T) => void,
    private readonly wait: (item: T) => number,
  ) {}

  push(item: T): void {
    this.queue.push(item);
    if (this.timer === undefined) this.advance();
  }

  get held(): number {
    return this.queue.length;
  }

  /** Shows all that is held, now. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.next = 0;
    for (let item = this.queue.shift(); item !== undefined; item = this.queue.shift()) {
      this.show(item);
    }
  }

  /** Forgets all that is held. */
  clear(): void {
    this.queue.length = 0;
    this.flush();
  }

  private advance(): void {
    this.timer = undefined;
    const first = this.queue[0];
    if (first === undefined) return;
    const early = this.next - Date.now();
    if (early > 0) {
      this.timer = setTimeout(() => this.advance(), early);
      return;
    }
    this.queue.shift();
    this.next = Date.now() + this.wait(first);
    this.show(first);
    this.advance();
  }
}
