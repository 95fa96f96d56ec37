import styles from './resources.module.css';

/** What came of the last press. */
export function Said({ said }: { said: { readonly text: string; readonly isProblem: boolean } | null }) {
  return (
    <p role="status" className={said?.isProblem === true ? styles.failed : styles.said}>
      {said?.text}
    </p>
  );
}
