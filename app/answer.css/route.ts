/**
 * The styles of the page that answers a form posted without JavaScript (app/api/answer-document.tsx), and of the
 * page that stands in for a shell that failed (app/global-error.tsx). A route handler has no access to the styles
 * of pages, and each page would carry those of that one a second time.
 */
import answerForm from '@/components/styles/answer-form.css?raw';
import answer from '@/components/styles/answer.css?raw';
import logo from '@/components/site/logo.css?raw';
import base from '@/components/styles/base.css?raw';
import { joinSheets } from '@/components/styles/join-sheets';
import night from '@/components/styles/night.css?raw';
import tokens from '@/components/styles/tokens.css?raw';
import button from '@/components/ui/button.css?raw';

export const dynamic = 'force-static';

export function GET() {
  return new Response(joinSheets(tokens, night, base, button, logo, answer, answerForm), {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
}
