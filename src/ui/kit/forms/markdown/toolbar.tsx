import type { EditorView } from 'prosemirror-view';
import type { Command } from 'prosemirror-state';
import { type KeyboardEvent, useRef, useState } from 'react';
import { commandsOf, linkTo, type lookOf, pictureOf } from './editing.ts';
import type { WritingLanguage } from './writing-language.ts';
import { AskLink, AskWords } from './asked.tsx';
import styles from './markdown-editor.module.css';

type Look = ReturnType<typeof lookOf>;

interface ToolbarProps {
  readonly view: EditorView;
  readonly language: WritingLanguage;
  readonly look: Look;
  /** Of the text. */
  readonly label: string;
  readonly onPicture: ((picture: File) => Promise<string | null>) | null;
}

type Asked = { readonly kind: 'link' } | { readonly kind: 'picture'; readonly picture: File };

/** What a button of the bar does: a command, or something that is asked first. */
type Act = WritingLanguage['acts'][number];

const texts: Readonly<Record<Act, string>> = {
  bold: 'Negrita',
  italic: 'Cursiva',
  paragraph: 'Párrafo',
  heading: 'Título',
  subheading: 'Subtítulo',
  bullets: 'Lista',
  numbers: 'Numerada',
  quote: 'Cita',
  link: 'Enlace…',
  picture: 'Imagen…',
  undo: 'Deshacer',
  redo: 'Rehacer',
};

/** Whether what is selected has what a button gives; undefined: it gives no look. */
function isOn({ isBold, isItalic, block }: Look, act: Act): boolean | undefined {
  if (act === 'bold') return isBold;
  if (act === 'italic') return isItalic;
  return act === 'paragraph' || act === 'heading' || act === 'subheading' ? block === act : undefined;
}

/** What can be done to a running text. Arrows lead from one to the next, the tabulator past all of them. */
export function Toolbar({ view, language, look, label, onPicture }: ToolbarProps) {
  const file = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const run = (command: Command): void => {
    command(view.state, (change) => view.dispatch(change), view);
    view.focus();
  };
  const press = (act: Act): void => {
    if (act === 'link') setAsked({ kind: 'link' });
    else if (act === 'picture') file.current?.click();
    else run(commandsOf(language)[act] ?? (() => false));
  };
  const close = (): void => setAsked(null);
  return (
    <>
      {/* The keys are those of the bar as a whole, as a toolbar has them. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div role="toolbar" aria-label={`Formato de ${label}`} className={styles.bar} onKeyDown={step}>
        {language.acts
          .filter((act) => act !== 'picture' || onPicture !== null)
          .map((act, index) => (
            <button
              key={act}
              type="button"
              className={styles.tool}
              tabIndex={index === 0 ? 0 : -1}
              aria-pressed={isOn(look, act)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => press(act)}
            >
              {texts[act]}
            </button>
          ))}
      </div>
      <input
        ref={file}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-label={`Imagen para ${label}`}
        onChange={(event) => {
          const [picture] = event.target.files ?? [];
          event.target.value = '';
          if (picture !== undefined) setAsked({ kind: 'picture', picture });
        }}
      />
      {asked?.kind === 'link' && (
        <AskLink links={language.links} onClose={close} onGiven={(address) => run(linkTo(address))} />
      )}
      {asked?.kind === 'picture' && onPicture !== null && (
        <AskWords
          picture={asked.picture}
          onPicture={onPicture}
          onClose={close}
          onGiven={(address, words) => run(pictureOf(address, words))}
        />
      )}
    </>
  );
}

function step(event: KeyboardEvent<HTMLElement>): void {
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
  const by = steps[event.key];
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.findIndex((each) => each === document.activeElement);
  if (by === undefined || at === -1) return;
  event.preventDefault();
  all[(at + by + all.length) % all.length]?.focus();
}
