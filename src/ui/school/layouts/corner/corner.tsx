import { ConnectionNotice } from '#ui/school/layouts/connection-notice.tsx';
import { ConsentCorner } from '#ui/school/layouts/consent/consent-corner.tsx';
import styles from './corner.module.css';

/**
 * What any page may have to say once it stands, whatever it shows: that there is no connection, and the question about being measured.
 * It comes while there is a connection, so that what tells of a lost one is there. Source: look.md, States; SITE-9.
 */
export function Corner() {
  return (
    <>
      <div className={styles.connection}>
        <ConnectionNotice />
      </div>
      <ConsentCorner />
    </>
  );
}
