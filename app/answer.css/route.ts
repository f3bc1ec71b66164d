/** Serves the styles of the answer page (app/api/answer-page.tsx) and of app/global-error.tsx. */
import choices from '@/components/forms/choices.css?raw';
import errorBanner from '@/components/forms/error-banner.css?raw';
import formFields from '@/components/forms/form-fields.css?raw';
import input from '@/components/forms/input.css?raw';
import logo from '@/components/site/logo.css?raw';
import answer from '@/components/styles/answer.css?raw';
import base from '@/components/styles/base.css?raw';
import fallbackFonts from '@/components/styles/fallback-fonts.css?raw';
import { joinStyleSheets } from '@/components/styles/join-style-sheets';
import layout from '@/components/styles/layout.css?raw';
import night from '@/components/styles/night.css?raw';
import print from '@/components/styles/print.css?raw';
import tokens from '@/components/styles/tokens.css?raw';
import button from '@/components/ui/button.css?raw';

export const dynamic = 'force-static';

const page = [fallbackFonts, tokens, night, base, layout, print, button, logo, answer];
const form = [formFields, input, choices, errorBanner];

/**
 * Joins the style sheets as text, because Next emits no styles for pages that a route handler renders. No bundler
 * transpiles these style sheets: write them for the oldest browsers in package.json.
 */
export function GET() {
  return new Response(joinStyleSheets(...page, ...form), {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
}
