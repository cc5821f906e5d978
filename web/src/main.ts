import { mount } from "svelte";
import "./style/index.css";
import { speak } from "./lib/i18n";
import { settings } from "./lib/settings.svelte";
import App from "./shell/App.svelte";

await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
