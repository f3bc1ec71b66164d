import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AdmissionTicket } from '@/components/art/admission-ticket';

const ticketFor = (name: string) =>
  renderToStaticMarkup(
    <AdmissionTicket stamp="Received" name={name} role="Ambassador" parts={['One', 'Two']} />,
  );

test('a ticket is stamped and has the first name that was typed, every part punched', () => {
  const html = ticketFor('Ada <b>');
  expect(html).toContain('Received');
  expect(html).toContain('>Ada &lt;b&gt;</p>');
  expect(html.match(/<i>/g)).toHaveLength(2);
});

test('without a first name a ticket names nobody', () => {
  expect(ticketFor('')).toContain('Received');
  expect(ticketFor('')).not.toContain('display');
});
