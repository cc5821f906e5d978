/** Everything that is drawn, on one page: `npm run dev`, then /dev/gallery.html?theme=dark (or light). */
import "../src/style/index.css";
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset.theme = theme;

mount(Gallery, { target: document.getElementById("app")! });
