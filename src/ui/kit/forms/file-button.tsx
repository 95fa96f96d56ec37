import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import type { IconName } from '#ui/kit/controls/icon-names.ts';
import { classNames } from '#ui/kit/layout/class-names.ts';
import type { FieldWiring } from './field.tsx';
import styles from './file-button.module.css';

interface FileButtonProps extends Pick<ButtonLook, 'look' | 'size'> {
  /** What is chosen, for whoever hears the page; not needed inside a `Field`, whose label says it. */
  readonly label?: string;
  /** Ties it to a `Field`. */
  readonly wiring?: FieldWiring;
  readonly name?: string;
  /** Media types and endings, as HTML has them. */
  readonly accept: string;
  readonly icon?: IconName;
  /** What it says while a file is on its way; no other is taken meanwhile. */
  readonly busy?: string | false;
  /** What it says. */
  readonly children: ReactNode;
  readonly onChoose: (file: File) => void;
}

/**
 * Chooses a file. The browser's own field lies unseen over a button in our words: it takes the focus, the keys and a file that is dropped
 * on it. The same file may be chosen twice.
 */
export function FileButton(props: FileButtonProps) {
  const { label, wiring, name, accept, icon, busy = false, children, onChoose, look, size } = props;
  const looks = { ...(look && { look }), ...(size && { size }) };
  return (
    <span className={classNames(buttonClass(looks), styles.choose)}>
      {icon !== undefined && <Icon name={icon} />} {busy === false ? children : busy}
      <input
        {...wiring}
        {...(label !== undefined && { 'aria-label': label })}
        {...(name !== undefined && { name })}
        type="file"
        accept={accept}
        aria-busy={busy !== false}
        className={styles.file}
        onClick={(event) => busy !== false && event.preventDefault()}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) onChoose(chosen);
          target.value = '';
        }}
      />
    </span>
  );
}
