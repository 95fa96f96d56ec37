import { Fragment } from 'react';
import styles from './whole-code.module.css';

/** A code as it is printed: the school's letters, a year and eleven characters. */
const printed = /([A-Z]{2,5}-\d{4}-[0-9A-Z]{11})/;

/** A text in which the code of a certificate never parts at the end of a line: whoever copies it from a phone would copy half. */
export function WithWholeCode({ text }: { text: string }) {
  return text.split(printed).map((part, index) => (
    // Every second part is what the expression caught.
    <Fragment key={index}>{index % 2 === 1 ? <span className={styles.whole}>{part}</span> : part}</Fragment>
  ));
}
