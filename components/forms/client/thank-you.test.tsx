import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ThankYou } from '@/components/forms/client/thank-you';
import { brandForm } from '@/lib/forms/brand';
import { acornsAmbassadorForm } from '@/lib/forms/acorns-ambassador';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));

const thanked = (form: Parameters<typeof ThankYou>[0]['form'], firstName?: string) =>
  renderToStaticMarkup(<ThankYou form={form} open firstName={firstName} onStay={() => {}} />);

test('the ticket of a role admits the one whose first name was typed, every part punched', () => {
  const html = thanked(acornsAmbassadorForm, 'Ada <b>');
  expect(html).toContain('Admit one');
  expect(html).toContain('>Ada &lt;b&gt;</p>');
  expect(html.match(/<i>/g)).toHaveLength(acornsAmbassadorForm.groups.length);
  expect(html).toContain('Thank You for Applying!');
});

test('without a first name the ticket names nobody', () => {
  expect(thanked(acornsAmbassadorForm)).toContain('Admit one');
  expect(thanked(acornsAmbassadorForm)).not.toContain('display');
  expect(thanked(acornsAmbassadorForm, '')).not.toContain('display');
});

test('a brand gets no ticket', () => {
  expect(thanked(brandForm, 'Ada')).not.toContain('Admit one');
});
