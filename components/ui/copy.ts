export const nightCopy = { label: 'Night on campus', off: 'off', on: 'on' } as const;
