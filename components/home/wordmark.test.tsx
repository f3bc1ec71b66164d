import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Wordmark } from '@/components/home/wordmark';

const wordsIn = (html: string) => html.replace(/<[^<>]+>/g, '');

test('a logo is its file, named for those who do not see it', () => {
  const html = renderToStaticMarkup(<Wordmark name="Acme" file="acme.svg" />);
  expect(html).toMatch(/<img [^>]*src="\/logos\/acme.svg"/);
  expect(html).toContain('alt="Acme"');
  expect(wordsIn(html)).toBe('');
});

test('lettering is drawn, and its name read out once', () => {
  const html = renderToStaticMarkup(<Wordmark name="Acme" look="ramp" after="acme" />);
  expect(html).toContain('<span class="visually-hidden">Acme</span>');
  expect(html).toMatch(/aria-hidden="true">acme</);
  expect(html).not.toContain('<img');
});
