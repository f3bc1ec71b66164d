const stacks = [
  { x: 62, coins: 3 },
  { x: 160, coins: 5 },
  { x: 258, coins: 8 },
];

/** Three stacks of change, and what grows on the tallest. */
export function AcornsDrawing() {
  return (
    <svg
      viewBox="0 -48 320 368"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M24 226 112 176 196 128"
        fill="none"
        stroke="var(--sky)"
        strokeWidth="7"
        strokeDasharray="2 14"
        strokeLinecap="round"
      />
      <g stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <g data-part="sprout">
          <path d="M258 134c2-34-2-52-12-80" fill="none" stroke="var(--ink)" strokeWidth="12" />
          <path d="M258 134c2-34-2-52-12-80" fill="none" stroke="var(--paper)" strokeWidth="5" />
          <path
            d="M248 62c-6-14-2-24 8-28-6-12 2-24 14-24-2-14 8-24 22-22 10 10 12 20 4 30 12 6 12 20 0 26 4 12-6 22-18 20-6 8-20 8-30-2Z"
            fill="var(--sky)"
          />
          <path d="M250 60 288-4M262 40l22-2M270 26l-4-18" fill="none" strokeWidth="3" />
          <path
            d="M250 92c-12 10-24 8-28-2-12 4-22-4-20-14-14 0-22-10-18-22 12-8 22-8 30 2 8-10 22-8 24 4 12-2 20 8 16 20 2 6 0 10-4 12Z"
            fill="var(--paper)"
          />
          <path d="m248 90-58-32M224 76l-4-16M224 77l-14 8" fill="none" strokeWidth="3" />
        </g>
        {stacks.map(({ x, coins }) =>
          Array.from({ length: coins }, (_, coin) => (
            <path
              key={`${x}-${coin}`}
              d={`M${x - 44} ${286 - coin * 22}v20a44 13 0 0 0 88 0v-20a44 13 0 0 0-88 0a44 13 0 0 0 88 0`}
              fill={(coin + coins) % 3 ? 'var(--gold)' : 'var(--paper)'}
            />
          )),
        )}
      </g>
    </svg>
  );
}
