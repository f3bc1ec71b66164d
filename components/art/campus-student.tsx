import styles from './campus.module.css';

/** Legs, then arms: from the hips and the shoulders. Arms that end in nothing hang behind a table. */
const poses = {
  throws: { legs: 'M-4-38-16-2M4-38 16-2', arms: 'M7-66 28-86M-7-66-18-46', turn: 1 },
  catches: { legs: 'M-4-38-9-2M4-38 12-2', arms: 'M7-66 34-98M-6-66 20-84', turn: -1 },
  walks: { legs: 'M-3-38-14-4M3-38 12-2', arms: 'M6-66 16-44 26-52', turn: -1 },
  waves: { legs: 'M-4-38V-2M4-38V-2', arms: 'M7-64 22-84M-7-64-14-40', turn: 1 },
} as const;

interface StudentProps {
  x: number;
  shirt: string;
  pose: keyof typeof poses;
}

/** A student, 114 high. */
export function Student({ x, shirt, pose }: StudentProps) {
  const { legs, arms, turn } = poses[pose];
  return (
    <g className={styles.student} transform={`translate(${x} 300)scale(${turn} 1)`}>
      <g className={styles.limbs} strokeLinecap="round">
        <path d={legs} strokeWidth="9" />
        {pose === 'walks' && <path d="M-11-68h-9v26h9z" fill="var(--gold)" />}
        <path d={arms} strokeWidth="10" />
        <path d={arms} stroke="var(--paper)" strokeWidth="5" />
      </g>
      <path d="M-11-36v-26q0-10 11-10t11 10v26z" fill={shirt} />
      <use href="#head" />
    </g>
  );
}
