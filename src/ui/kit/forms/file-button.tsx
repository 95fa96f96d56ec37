import { type ReactNode, useId } from 'react';
import { type ButtonLook, buttonClass } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import type { IconName } from '#ui/kit/controls/icon-names.ts';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { type FieldWiring, labelId } from './field.tsx';
import styles from './file-button.module.css';

interface FileButtonLook extends Pick<ButtonLook, 'look' | 'size'> {
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
}

interface OneFile extends FileButtonLook {
  readonly onChoose: (file: File) => void;
}

interface SeveralFiles extends FileButtonLook {
  /** Takes several at once, in the order in which the browser gives them. */
  readonly onChooseAll: (files: readonly File[]) => void;
}

/**
 * Chooses a file, or several. The browser's own field lies unseen over a button in our words: it takes the focus, the keys and a file that is dropped
 * on it. The same file may be chosen twice.
 */
export function FileButton(props: OneFile | SeveralFiles) {
  const { label, wiring, name, accept, icon, busy = false, children, look, size } = props;
  const words = useId();
  const about = label === undefined ? wiring && labelId(wiring.id) : `${words}-about`;
  const looks = { ...(look && { look }), ...(size && { size }) };
  return (
    <span className={classNames(buttonClass(looks), styles.choose)}>
      {icon !== undefined && <Icon name={icon} />} <span id={words}>{busy === false ? children : busy}</span>
      {label !== undefined && (
        <VisuallyHidden>
          <span id={`${words}-about`}>{label}</span>
        </VisuallyHidden>
      )}
      <input
        {...wiring}
        // Whoever says aloud what stands on the button finds it.
        aria-labelledby={[words, about].filter(Boolean).join(' ')}
        {...(name !== undefined && { name })}
        type="file"
        accept={accept}
        multiple={'onChooseAll' in props}
        aria-busy={busy !== false}
        className={styles.file}
        onClick={(event) => busy !== false && event.preventDefault()}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          const [first] = chosen;
          if (first === undefined) return;
          if ('onChooseAll' in props) props.onChooseAll(chosen);
          else props.onChoose(first);
        }}
      />
    </span>
  );
}
