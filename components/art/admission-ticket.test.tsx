import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AdmissionTicket } from '@/components/art/admission-ticket';

const ticketFor = (name: string) =>
  renderToStaticMarkup(
    <AdmissionTicket label="Admit one" name={name} role="Ambassador" parts={['One', 'Two']} />,
  );

test('a ticket admits the one whose first name was typed, every part punched', () => {
  const html = ticketFor('Ada <b>');
  expect(html).toContain('Admit one');
  expect(html).toContain('>Ada &lt;b&gt;</p>');
  expect(html.match(/<i>/g)).toHaveLength(2);
});

test('without a first name a ticket names nobody', () => {
  expect(ticketFor('')).toContain('Admit one');
  expect(ticketFor('')).not.toContain('display');
});
