import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AdmissionTicket } from '@/components/forms/client/admission-ticket';
import { acornsAmbassadorForm } from '@/lib/forms/acorns-ambassador';

const ticketFor = (firstName: string) =>
  renderToStaticMarkup(
    <AdmissionTicket form={acornsAmbassadorForm} role="Ambassador" firstName={firstName} />,
  );

test('a ticket admits the one whose first name was typed, every part punched', () => {
  const html = ticketFor('Ada <b>');
  expect(html).toContain('Admit one');
  expect(html).toContain('>Ada &lt;b&gt;</p>');
  expect(html.match(/<i>/g)).toHaveLength(acornsAmbassadorForm.groups.length);
});

test('without a first name a ticket names nobody', () => {
  expect(ticketFor('')).toContain('Admit one');
  expect(ticketFor('')).not.toContain('display');
});
