import { expect, test } from 'vitest';
import { sections } from '@/components/pages/privacy/sections';
import { roleList } from '@/components/roles';

test.each(roleList.filter(({ steps }) => steps))(
  'the privacy policy says what the form of $title asks for',
  ({ title }) => {
    expect(
      JSON.stringify(sections).includes(`"${title}: `),
      `components/pages/privacy/sections.ts has no line “${title}: …”`,
    ).toBe(true);
  },
);
