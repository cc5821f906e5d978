import "../src/style/index.css";
import { mount } from "svelte";
import Windows from "./Windows.svelte";

const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset.theme = theme;

mount(Windows, { target: document.getElementById("app")! });
