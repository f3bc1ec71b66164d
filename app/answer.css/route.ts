/** Serves the styles of the answer page (app/api/answer-page.tsx) and of app/global-error.tsx. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import choices from '@/components/forms/choices.module.css';
import banner from '@/components/forms/error-banner.module.css';
import fields from '@/components/forms/form-fields.module.css';
import input from '@/components/forms/input.module.css';
import logo from '@/components/site/logo.module.css';
import button from '@/components/ui/button.module.css';

export const dynamic = 'force-static';

const readSheet = (name: string) =>
  readFileSync(path.join(process.cwd(), 'components', name), 'utf8');

/** Next emits no styles for pages that a route handler renders: gives a module's class names to its text. */
const readModule = (name: string, classes: Readonly<Record<string, string>>) =>
  readSheet(`${name}.module.css`).replace(/\.([a-z]\w*)/gi, (all, local: string) =>
    classes[local] ? `.${classes[local]}` : all,
  );

export function GET() {
  const sheets = [
    ...['tokens', 'base', 'layout', 'print'].map((name) => readSheet(`styles/${name}.css`)),
    readSheet('ui/button.module.css'),
    readModule('ui/button', button),
    readModule('site/logo', logo),
    readSheet('styles/answer.css'),
    readModule('forms/form-fields', fields),
    readModule('forms/input', input),
    readModule('forms/choices', choices),
    readModule('forms/error-banner', banner),
  ];
  return new Response(sheets.join(''), {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
}
