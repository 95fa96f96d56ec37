import { Fragment } from 'react';

/**
 * An e-mail address that parts before its sign or one of its dots, where it must, and not before its last letter. Not for a link or a
 * heading: a browser reads the places where it may part as spaces of their names.
 */
export function EmailText({ email }: { readonly email: string }) {
  return email.split(/(?=[@.])/).map((part, index) => (
    // A part is told from the others by its place alone, and the places do not change.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
