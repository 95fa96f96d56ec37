import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { WrittenSection } from '#application/browser/reading/book-writing.ts';
import { ContentFilesApi } from '#application/browser/learning/ports/content-files-api.ts';
import { sectionField } from '#domain/reading/writing/outline.ts';
import { picturesIn, withPictureWords } from '#domain/reading/writing/text-pictures.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { SkeletonBlock } from '#ui/kit/feedback/skeleton.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { errorOf } from '#ui/school/staff/products/editor/part-form.tsx';
import type { BookDesk } from './book-desk.ts';
import styles from './book.module.css';

const MarkdownEditor = latePart(
  () => import('#ui/kit/forms/markdown/markdown-editor.tsx').then((file) => file.MarkdownEditor),
  { coming: 'Abriendo el editor…', waits: true },
);

interface TextProps {
  readonly desk: BookDesk;
  readonly section: WrittenSection;
  readonly name: string;
  readonly mayEdit: boolean;
}

/** The text of a section: fetched when it is opened, written as it looks. */
export const TextOfSection = observer(function TextOfSection({ desk, section, name, mayEdit }: TextProps) {
  const files = useService(ContentFilesApi);
  const [described, setDescribed] = useState(0);
  useEffect(() => void desk.fetch(section), [desk, section]);
  const { id, text } = section;
  const now = desk.textOf(section);
  const problem = errorOf(desk.lacks, sectionField(id, 'text'));
  if (now.state === 'coming') return <SkeletonBlock />;
  if (now.state === 'failed') {
    return (
      <div role="alert">
        <p className={styles.problem}>No pudimos traer el texto. {now.detail}</p>
        <Button size="small" onClick={() => void desk.fetch(section)}>
          Volver a intentarlo
        </Button>
      </div>
    );
  }
  const keepPicture = async (picture: File): Promise<string | null> => {
    const kept = await files.keepPicture(desk.productId, 'picture', picture);
    return kept.ok ? kept.value.address : null;
  };
  return (
    <div>
      {problem !== null && <p className={styles.problem}>{problem}</p>}
      <MarkdownEditor
        key={`${desk.reading} ${text} ${described}`}
        id={sectionField(id, 'text')}
        label={`Texto de ${name.charAt(0).toLowerCase()}${name.slice(1)}`}
        value={now.markdown}
        under={1}
        readOnly={!mayEdit}
        onChange={(written) => desk.change(id, { written })}
        onPicture={keepPicture}
      />
      {mayEdit && (
        <Pictures
          markdown={now.markdown}
          onDescribed={(written) => {
            desk.change(id, { written });
            setDescribed(described + 1);
          }}
        />
      )}
    </div>
  );
});

/** What the pictures of a text show, for whoever does not see them. */
function Pictures({ markdown, onDescribed }: { markdown: string; onDescribed: (markdown: string) => void }) {
  const pictures = picturesIn(markdown);
  if (pictures.length === 0) return null;
  return (
    <section className={styles.pictures} aria-label="Imágenes de la sección">
      <h3 className={styles.subtitle}>Imágenes de la sección</h3>
      <ul>
        {pictures.map(({ address, words }, place) => (
          <li key={`${place} ${address}`}>
            <img src={address} alt="" loading="lazy" />
            <Words
              words={words}
              place={place}
              onSaid={(said) => onDescribed(withPictureWords(markdown, place, said))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ words, place, onSaid }: { words: string; place: number; onSaid: (words: string) => void }) {
  const [typed, type] = useState(words);
  return (
    <TextField
      name={`imagen-${place + 1}`}
      label={`Qué muestra la imagen ${place + 1}`}
      value={typed}
      maxLength={300}
      error={words.trim() === '' ? 'Sin estas palabras, quien no la ve no sabe qué muestra.' : null}
      onChange={(event) => type(event.target.value)}
      onBlur={() => typed.trim() !== words && onSaid(typed)}
    />
  );
}
