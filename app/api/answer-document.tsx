import type { ReactNode } from 'react';
import { answerCopy } from '@/components/forms/copy';
import { LogoMark } from '@/components/ui/logo-mark';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import logoStyles from '@/components/site/logo.module.css';

/** The HTML document of the answer page (answer-page.tsx), without scripts. */
export function AnswerDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${answerCopy.documentTitle} | ${site.name}`}</title>
        <link rel="icon" href="/favicon.ico" sizes="any" />
        {/* A route handler cannot import style sheets. */}
        {/* eslint-disable-next-line @next/next/no-css-tags */}
        <link rel="stylesheet" href="/answer.css" />
      </head>
      <body>
        <header>
          <a className={logoStyles.logo} href={routes.home}>
            <LogoMark />
            {site.name}
          </a>
        </header>
        <main>
          <h1>{answerCopy.title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}
