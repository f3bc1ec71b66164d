/**
 * The one style of the answer page (app/api/answer-document.tsx). The page is rendered by a route
 * handler, which has no access to the built stylesheets, so it selects elements and attributes
 * instead of class names. A module of plain JavaScript: next.config.mjs puts its hash into the
 * policy of /api. Colors are those of components/styles/tokens.css.
 */
export const answerStyle = `
*{box-sizing:border-box;margin:0}
html{background:#fff;color:#11150f;color-scheme:light;text-size-adjust:100%;-webkit-text-size-adjust:100%}
body{font:1.0625rem/1.5 Arial,Helvetica,sans-serif;overflow-wrap:anywhere}
header{padding:1rem;border-bottom:2px solid #11150f;font-size:1.5rem;font-weight:800}
header a{color:inherit;text-decoration:none}
header a::before{content:"";display:inline-block;width:.6em;height:.6em;margin-right:.4em;background:#ffb71b;border:2px solid #11150f}
main{max-width:46rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{margin-bottom:1.5rem;font-size:clamp(1.75rem,1.2rem + 3vw,3rem);line-height:1;letter-spacing:-.015em}
p{max-width:62ch}
a{color:#0e5a3c;text-underline-offset:.2em}
:focus-visible{outline:3px solid #11150f;outline-offset:2px;box-shadow:0 0 0 7px #ffb71b}
[role=alert]{margin-bottom:1.5rem;padding:1rem 1.25rem;border:3px solid #a5310f;background:#fbece7}
[role=alert] p{font-weight:700}
[role=alert] ul{margin-top:.75rem;padding-left:1.25em}
[role=alert] li{padding:.25rem 0}
[role=alert] a{color:inherit}
form{margin-top:1.5rem}
fieldset{min-width:0;padding:0;border:0}
form>fieldset{padding:1.5rem 0 1rem;border-top:3px solid #11150f}
form>fieldset>legend{float:left;width:100%;padding:0;margin-bottom:1rem;font-size:1.375rem;font-weight:800}
form>fieldset>legend+*{clear:both}
legend{padding:0}
label,fieldset fieldset>legend{font-weight:700}
fieldset fieldset,fieldset div>label{display:block}
[data-invalid] p:has(svg),[data-invalid] p[id$=-error]{color:#a5310f;font-weight:700}
p[id$=-hint],label>span,legend>span{color:#5b6157}
label>span,legend>span{font-weight:400}
p[id$=-hint]{font-size:.9375rem}
svg{display:inline-block;vertical-align:-.15em}
form>fieldset div>div,form>fieldset div>fieldset{margin-bottom:1.25rem}
form>fieldset fieldset div,form>fieldset fieldset div>label,form>fieldset div>div>div{margin-bottom:0}
input:not([type=radio],[type=checkbox]),select,textarea{display:block;width:100%;min-height:3rem;margin-top:.5rem;padding:.75rem 1rem;border:2px solid #11150f;border-radius:2px;background:#fff;color:inherit;font:inherit}
textarea{min-height:6.5rem;resize:vertical}
[aria-invalid=true]:is(input,select,textarea){border-color:#a5310f;border-left-width:8px}
fieldset fieldset>div:last-child{display:flex;flex-wrap:wrap;gap:0 1.75rem}
fieldset fieldset label{display:flex;align-items:center;gap:.75rem;min-height:3rem;font-weight:400}
fieldset fieldset label>span{color:inherit}
input[type=radio],input[type=checkbox]{width:1.375rem;height:1.375rem;flex:none;accent-color:#11150f}
[aria-hidden=true]:not(svg,span){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
span[aria-hidden=true]{margin-right:.75rem;color:inherit}
button{min-height:3rem;padding:.75rem 1.5rem;border:2px solid #11150f;border-radius:0;background:#ffb71b;box-shadow:5px 5px 0 #11150f;color:#11150f;font:inherit;font-weight:700;cursor:pointer}
@media print{button,header{display:none}}
`.trim();
