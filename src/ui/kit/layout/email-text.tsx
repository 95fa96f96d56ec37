import { Fragment } from 'react';
import styles from './email-text.module.css';

/**
 * An e-mail address that parts before its sign, where it must, and at a dot where that alone is not enough. Not for a link or a
 * heading: a browser reads the places where it may part as spaces of their names.
 *
 * @param end what of the sentence follows it at once: alone, it could begin the next line.
 */
export function EmailText({ email, end = '' }: { readonly email: string; readonly end?: string }) {
  const sign = email.lastIndexOf('@');
  if (sign < 1) return email + end;
  return (
    <span className={styles.whole}>
      <Whole text={email.slice(0, sign)} />
      <Whole text={email.slice(sign) + end} />
    </span>
  );
}

function Whole({ text }: { readonly text: string }) {
  return (
    <span className={styles.whole}>
      {text.split(/(?=\.[^.])/).map((part, index) => (
        // A part is told from the others by its place alone, and the places do not change.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
