import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AdmissionTicket } from '@/components/art/admission-ticket';

const renderTicket = (name: string) =>
  renderToStaticMarkup(
    <AdmissionTicket stamp="Received" name={name} role="Ambassador" parts={['One', 'Two']} />,
  );

test('the ticket shows the stamp, the escaped first name and one hole per part of the form', () => {
  const html = renderTicket('Ada <b>');
  expect(html).toContain('Received');
  expect(html).toContain('>Ada &lt;b&gt;</p>');
  expect(html.match(/<i /g)).toHaveLength(2);
});
