import { nightStorageKey } from '@/components/site/night';
import { night } from '@/components/site/night-copy';

/**
 * Applies the day or night palette to the document, the theme color and the switches before the first paint, and again
 * after each event that may change it or add a switch. The event named `nightStorageKey` reports a rendered switch. If
 * storage is blocked, the choice lasts until the visitor leaves the page. Without JavaScript, night.css follows the
 * system setting.
 */
export const nightScript = `(function(d,k,m,last){
function show(n){
last=n||last;
try{n?localStorage.setItem(k,n):n=localStorage.getItem(k)}catch(e){}
d.documentElement.dataset.night=n=n||last||(m.matches?'on':'off');
d.querySelectorAll('[name=theme-color]').forEach(function(c,i){c.media=!i==(n=='off')?'all':'not all'});
d.querySelectorAll('[data-night-switch]').forEach(function(box){
box.checked=n=='on';
box.setAttribute('aria-label',n=='on'?'${night.nameAtNight}':'${night.on}')
})
}
function follow(){show()}
follow();
m.onchange=follow;
['DOMContentLoaded','pageshow','storage',k].forEach(function(type){addEventListener(type,follow)});
addEventListener('change',function(event){
if(!event.target.matches('[data-night-switch]'))return;
function pull(){show(n)}
var n=d.documentElement.dataset.night=='on'?'off':'on';
if(!d.startViewTransition||matchMedia('(prefers-reduced-motion: reduce)').matches)pull();
else d.startViewTransition(pull).ready.catch(function(){})
})
})(document,'${nightStorageKey}',matchMedia('(prefers-color-scheme: dark)'))`;
