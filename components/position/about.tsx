import styles from './about.module.css';

/** Who the client is, and what that has to do with the reader. */
export function About({ copy }: { copy: { title: string; text: readonly string[] } }) {
  return (
    <section className={styles.about} data-side="left" data-margin>
      <h2>{copy.title}</h2>
      {copy.text.map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}
