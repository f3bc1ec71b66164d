import type { ReactNode } from 'react';
import { answerCopy } from '@/components/forms/copy';
import { answerStyle } from '@/lib/server/security/answer-style.mjs';
import { routes, site } from '@/lib/site';

/**
 * The document around an answer to a form that was posted without JavaScript. It stands by itself:
 * one style of its own, no script, no file of a build.
 */
export function AnswerDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${answerCopy.documentTitle} | ${site.name}`}</title>
        <link rel="icon" href="/favicon.ico" sizes="any" />
        <style dangerouslySetInnerHTML={{ __html: answerStyle }} />
      </head>
      <body>
        <header>
          <a href={routes.home}>{site.name}</a>
        </header>
        <main>
          <h1>{answerCopy.title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}
