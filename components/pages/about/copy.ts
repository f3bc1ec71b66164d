/** The copy of the about page. */
export const hero = {
  eyebrow: 'About us',
  title: 'We were the ones at the folding table',
  today:
    'Back then, we ran the table. Now students do, and they’re better at it than we ever were.',
} as const;

export const mission = {
  title: 'Our mission',
  text: 'To connect brands with college students. Students get flexible, paid work. Brands get introduced by someone students already know.',
} as const;

export const values = {
  title: 'The four values on our wall',
  list: [
    {
      id: 'honesty',
      first: 'Radical',
      rest: 'Honesty',
      text: 'If a program isn’t working, you’ll hear it from us first.',
    },
    {
      id: 'positivity',
      first: 'Default to',
      rest: 'Positivity',
      text: 'Assume people meant well. Root for them. If something breaks, help fix it.',
    },
    {
      id: 'communication',
      first: 'Clean',
      rest: 'Communication',
      text: 'Say it plainly, to the person who needs to hear it. No riddles, no runaround.',
    },
    {
      id: 'ourselves',
      first: 'Bet on',
      rest: 'Ourselves',
      text: 'When everyone says a campus is too hard to crack, that’s where we set up our table.',
    },
  ],
} as const;

export const team = {
  eyebrow: 'Yearbook, page 12',
  title: 'Team spotlight',
  // “Five” is the number of people in team.ts.
  lead: 'Five people, one yearbook page, several questionable haircuts.',
  notPictured: {
    title: 'Not pictured: you',
    text: 'Students: we saved you a spot.',
    action: 'See open roles',
  },
} as const;
