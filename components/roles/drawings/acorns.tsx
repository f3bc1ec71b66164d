/** An oak leaf, its stalk at 0 0, and the veins in it. */
const leaf =
  'M0 0 8-20c30 6 50-8 44-30-4-10-14-12-22-10 32 4 54-12 46-36-5-12-20-16-36-12 28 0 44-16 36-36-5-12-22-16-40-8 20-2 30-16 24-32-6-14-22-18-34-10 8-18-4-36-26-40-22 4-34 22-26 40-12-8-28-4-34 10-6 16 4 30 24 32-18-8-35-4-40 8-8 20 8 36 36 36-16-4-31 0-36 12-8 24 14 40 46 36-8-2-18 0-22 10-6 22 14 36 44 30z';
const veins = 'M0 0v-204M0-34l32-16M0-34l-32-16M0-82l46-14M0-82l-46-14M0-130l44-12M0-130l-44-12';

const leaves = [
  { place: 'translate(76 252) rotate(-38) scale(.68)', fill: 'var(--sky)' },
  { place: 'translate(110 96) rotate(-30) scale(.56)', fill: 'var(--paper)' },
  { place: 'translate(168 52) rotate(66) scale(.54)', fill: 'var(--sky)' },
];

/** An oak twig, and on it an acorn that is a coin. */
export function AcornsDrawing() {
  return (
    <>
      <g data-part="leaves">
        {leaves.map(({ place, fill }) => (
          <g key={place} transform={place}>
            <path d={leaf} fill={fill} />
            <path d={veins} strokeWidth="2" />
          </g>
        ))}
      </g>
      <path d="M62 326C58 220 72 92 168 50v24" strokeWidth="17" />
      <path d="M62 326C58 220 72 92 168 50v24" stroke="var(--brick)" strokeWidth="10" />
      <circle cx="168" cy="156" r="74" fill="var(--gold)" />
      <circle cx="168" cy="156" r="60" strokeWidth="2" />
      <path d="M185 160a22 22 0 1 0 0 30M170 142v66" strokeWidth="9" />
      <path
        d="M84 132c-4-42 36-70 84-70s88 28 84 70q-11 10-24 2-13 10-28 2-14 10-32 0-18 10-32 0-15 8-28-2-13 8-24-2Z"
        fill="var(--paper)"
      />
      <path
        d="M116 86q14 16 34 22M98 106q16 12 34 14M142 72q12 14 34 20M194 72q-12 14-34 20M220 86q-14 16-34 22M238 106q-16 12-34 14M168 100v16"
        strokeWidth="2"
      />
    </>
  );
}
