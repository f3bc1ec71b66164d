import { Picture } from '@/components/art/picture';
import { creators } from '@/components/services/copy';
import phone from '@/components/services/phone.svg';
import styles from './viewfinder.module.css';

const ratings = [1, 2, 3, 4, 5];
const exampleRatings = [4, 2, 5, 3, 5];

/** A drawing of a phone that is recording, and a piece of paper with example ratings of types of content. */
export function Viewfinder() {
  return (
    <div className={styles.pair}>
      <Picture file={phone} className={styles.phone} />
      <div className={`stack-2 box ${styles.ratings}`}>
        {creators.contentTypes.map((contentType, row) => (
          <div key={contentType}>
            <p>{contentType}</p>
            <p className={styles.boxes}>
              {ratings.map((rating) => (
                <span key={rating} data-marked={rating === exampleRatings[row] || undefined}>
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
