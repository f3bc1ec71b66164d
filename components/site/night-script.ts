import { nightStorage } from '@/components/site/night';
import { night } from '@/components/site/night-copy';

/**
 * For the beginning of the body: shows a palette before the first paint, in the page, in the browser’s own frame
 * (its colors: app/(site)/layout.tsx) and on the switches. It does so again when the page is there, or is again after
 * another, when the system changes, when another tab was pulled, and when this one is, like a blind
 * (components/styles/night.css). Where storage is blocked it remembers until the page is left. Without it (no
 * JavaScript) night.css asks the system.
 */
export const nightScript = `(function(d,k,m,last){
function show(n){
last=n||last;
try{n?localStorage.setItem(k,n):n=localStorage.getItem(k)}catch(e){}
d.documentElement.dataset.night=n=n||last||(m.matches?'on':'off');
d.querySelectorAll('[name=theme-color]').forEach(function(c,i){c.media=!i==(n=='off')?'all':'not all'});
d.querySelectorAll('[data-pull]').forEach(function(box){
box.checked=n=='on';
box.setAttribute('aria-label',n=='on'?'${night.until}':'${night.on}')
})
}
function follow(){show()}
follow();
m.onchange=follow;
['DOMContentLoaded','pageshow','storage',k].forEach(function(type){addEventListener(type,follow)});
addEventListener('change',function(event){
if(!event.target.matches('[data-pull]'))return;
function pull(){show(n)}
var n=d.documentElement.dataset.night=='on'?'off':'on';
if(!d.startViewTransition||matchMedia('(prefers-reduced-motion: reduce)').matches)pull();
else d.startViewTransition(pull).ready.catch(function(){})
})
})(document,'${nightStorage}',matchMedia('(prefers-color-scheme: dark)'))`;
