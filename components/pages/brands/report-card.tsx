import { Paper } from '@/components/art/paper';
import marks from '@/components/art/marks.module.css';
import { reportCard as copy } from '@/components/pages/brands/copy';
import { DescriptionList } from '@/components/ui/description-list';
import { sectionIds } from '@/lib/site';
import styles from './next-steps.module.css';

const titleId = `${sectionIds.reportCard}-title`;

/** An example of what a brand hears after a program, drawn as a school’s report card. */
export function ReportCard() {
  return (
    <Paper id={sectionIds.reportCard} className={`stack-5 ${styles.card}`} raise="large">
      <div className="row-4 wrap apart">
        <h3 id={titleId} className={styles.title}>
          {copy.title}
        </h3>
        <p className={marks.stamp}>{copy.stamp}</p>
      </div>
      <DescriptionList layout="stacked" rows={copy.facts} />
      <table className={styles.grades} aria-labelledby={titleId}>
        <thead className="label">
          <tr>
            {copy.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {copy.rows.map(({ subject, measure, grade, remark }) => (
            <tr key={subject}>
              <th scope="row">
                {subject}
                <small className={styles.measure}>{measure}</small>
              </th>
              <td className={`display ${styles.grade}`}>{grade}</td>
              <td>{remark}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.advice.label}</th>
            <td colSpan={2}>{copy.advice.text}</td>
          </tr>
        </tfoot>
      </table>
    </Paper>
  );
}
