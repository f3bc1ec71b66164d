import { expect, test } from 'vitest';
import { team } from '@/components/pages/about/copy';
import { people } from '@/components/pages/about/team';

test('team.lead in copy.ts states the number of people in team.ts', () => {
  const words = 'No One Two Three Four Five Six Seven Eight Nine Ten'.split(' ');
  expect(
    team.lead,
    `components/pages/about/copy.ts: team.ts lists ${people.length} people`,
  ).toContain(words[people.length]);
});
