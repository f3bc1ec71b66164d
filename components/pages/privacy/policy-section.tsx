import { policy, type PolicySectionCopy, type PolicyText } from '@/components/pages/privacy/copy';
import { site } from '@/lib/site';
import styles from './privacy-policy.module.css';

function Text({ text }: { text: PolicyText }) {
  if (typeof text === 'string') return text;
  return (
    <>
      <strong>{text.heading}</strong> {text.text}
    </>
  );
}

/** One section of the policy. The section `contact` also shows the mailbox. */
export function PolicySection({ section }: { section: PolicySectionCopy }) {
  const { id, title, plainTitle, blocks } = section;
  return (
    <section
      className={`stack-4 ${styles.section}`}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.head}>
        <h2 className="size-2" id={`${id}-title`}>
          {title}
        </h2>
        <p className={styles.plainTitle}>{plainTitle}</p>
      </div>
      {blocks.map((block, index) =>
        typeof block === 'string' || 'heading' in block ? (
          <p key={index}>
            <Text text={block} />
          </p>
        ) : (
          <ul key={index}>
            {block.map((point, pointIndex) => (
              <li key={pointIndex}>
                <Text text={point} />
              </li>
            ))}
          </ul>
        ),
      )}
      {id === 'contact' && (
        <p>
          {policy.mailboxLabel} <a href={`mailto:${site.privacyMailbox}`}>{site.privacyMailbox}</a>
        </p>
      )}
    </section>
  );
}
