import { Picture } from '@/components/art/picture';
import { creators } from '@/components/services/copy';
import phone from '@/components/services/phone.svg';
import styles from './viewfinder.module.css';

const scale = [1, 2, 3, 4, 5];
/** How one creator filled the slip in. */
const marked = [4, 2, 5, 3, 5];

/** A phone on record, and the slip on which creators rate what they like to make. */
export function Viewfinder() {
  return (
    <div className={styles.pair}>
      <Picture file={phone} className={styles.phone} />
      <div className={`stack-2 box ${styles.slip}`}>
        {creators.kinds.map((kind, row) => (
          <div key={kind}>
            <p>{kind}</p>
            <p className={styles.boxes}>
              {scale.map((rating) => (
                <span key={rating} data-marked={rating === marked[row] || undefined}>
                  {rating}
                </span>
              ))}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
