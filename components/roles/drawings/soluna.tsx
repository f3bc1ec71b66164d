/** A sun that rises over the hill in the arm of the moon, and a bench with room for one more. */
export function SolunaDrawing() {
  return (
    <>
      <path
        d="M160 2a116 116 0 1 0 0 232 116 116 0 0 1-60-110A116 116 0 0 1 160 2Z"
        fill="var(--paper)"
      />
      <g data-part="rays" fill="var(--gold)">
        <path d="m182 10 8-38 14 40ZM228 30l30-26-8 38ZM260 66l38-8-24 30ZM276 112l38 10-38 12Z" />
      </g>
      <circle cx="172" cy="124" r="92" fill="var(--gold)" />
      <path
        d="M134 108a7 7 0 1 0 14 0 7 7 0 1 0-14 0Zm64 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0Z"
        fill="var(--ink)"
        stroke="none"
      />
      <path d="M174 112q-9 16 3 20M140 146q32 32 68-2" strokeWidth="2" />
      <path d="M128 92q10-9 22-3M196 88q12-6 22 3" strokeWidth="5" />
      <path
        d="M112 138a9 9 0 1 0 18 0 9 9 0 1 0-18 0Zm104 0a9 9 0 1 0 18 0 9 9 0 1 0-18 0Z"
        fill="var(--brick)"
        stroke="none"
      />
      <path
        d="m44 26 5 13 13 5-13 5-5 13-5-13-13-5 13-5ZM24 96l4 9 9 4-9 4-4 9-4-9-9-4 9-4ZM84-32l4 9 9 4-9 4-4 9-4-9-9-4 9-4Z"
        fill="var(--paper)"
        strokeWidth="2"
      />
      <path d="M-90 324C-10 224 84 194 166 194s176 30 246 130Z" fill="var(--green)" />
      <path d="M100 262v28M220 262v28" strokeWidth="9" />
      <path d="M92 218h136v16H92ZM84 248h152v16H84Z" fill="var(--paper)" />
      <path d="M108 234v14M212 234v14" />
    </>
  );
}
