/**
 * Marks what a visitor does with a form before React hydrates it. `data-typed` distinguishes typed values from values
 * that the browser restored. `data-posted` keeps submission-form.tsx from sending a form that the browser is posting.
 *
 * Listens for `input` in the capture phase, because React stops the event's propagation before the form is hydrated.
 */
export const formMarksScript = `addEventListener('input',function(event){
if(event.target.form)event.target.form.dataset.typed='';
},true);
addEventListener('submit',function(event){
if(!event.defaultPrevented)event.target.dataset.posted='';
})`;
