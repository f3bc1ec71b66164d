/**
 * Notes on a form what happens before hydration. That something was typed: a browser also fills in by itself
 * what a form held that was sent. And that the browser has begun to post it: sent by its script then, it would
 * be sent twice. Every further press posts it, too, with the same key for the same values.
 *
 * It hears of typing first (capture): React stops the event where the page is hydrated and the form is not.
 */
export const formMarksScript = `addEventListener('input',function(event){
if(event.target.form)event.target.form.dataset.typed='';
},true);
addEventListener('submit',function(event){
if(!event.defaultPrevented)event.target.dataset.posted='';
})`;
