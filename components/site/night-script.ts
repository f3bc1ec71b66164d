import { nightStorageKey, nightUpdateEvent } from '@/components/site/night';
import { nightLabels } from '@/components/site/night-copy';

/**
 * Applies the day or night palette to the document, the theme color and the switches before the first paint, and again
 * after each event that may change the palette or add a switch. `nightUpdateEvent` reports a new switch. If
 * storage is blocked, the choice lasts until the visitor leaves the page. Without JavaScript, tokens.css follows
 * the system setting.
 */
export const nightScript = `(function(d,key,darkScheme,last){
function show(n){
last=n||last;
try{n?localStorage.setItem(key,n):n=localStorage.getItem(key)}catch(e){}
d.documentElement.dataset.night=n=n||last||(darkScheme.matches?'on':'off');
d.querySelectorAll('[name=theme-color]').forEach(function(c,i){c.media=!i==(n=='off')?'all':'not all'});
d.querySelectorAll('[data-night-switch]').forEach(function(box){
box.checked=n=='on';
box.setAttribute('aria-label',n=='on'?'${nightLabels.nameAtNight}':'${nightLabels.toNight}')
})
}
function update(){show()}
update();
darkScheme.onchange=update;
['DOMContentLoaded','pageshow','storage','${nightUpdateEvent}'].forEach(function(type){addEventListener(type,update)});
addEventListener('change',function(event){
if(!event.target.matches('[data-night-switch]'))return;
function toggle(){show(n)}
var n=d.documentElement.dataset.night=='on'?'off':'on';
if(!d.startViewTransition||matchMedia('(prefers-reduced-motion: reduce)').matches)toggle();
else d.startViewTransition(toggle).ready.catch(function(){})
})
})(document,'${nightStorageKey}',matchMedia('(prefers-color-scheme: dark)'))`;
