/** Serves the style sheet of the page that answers a form without JavaScript, and of app/global-error.tsx. */
import answerForm from '@/components/styles/answer-form.css?raw';
import answer from '@/components/styles/answer.css?raw';
import logo from '@/components/site/logo.css?raw';
import base from '@/components/styles/base.css?raw';
import { minifyStyles } from '@/components/styles/minify-styles';
import night from '@/components/styles/night.css?raw';
import tokens from '@/components/styles/tokens.css?raw';
import button from '@/components/ui/button.css?raw';

export const dynamic = 'force-static';

export function GET() {
  return new Response(minifyStyles(tokens, night, base, button, logo, answer, answerForm), {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
}
