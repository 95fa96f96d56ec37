import type { CSSProperties } from 'react';
import type { BookArrival } from '#application/read-models/reading/book-arrival.ts';
import { bookFileFormatName } from '#domain/reading/importing/incoming-book.ts';
import { leftOutSaid } from '#domain/reading/importing/left-out.ts';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { FactList, Stack } from '#ui/kit/layout/layout.tsx';
import styles from './arrival.module.css';

/** Of more sections the list is closed at first. */
const shownAtFirst = 30;

/** What a file is, as a book: its tree, how much it is, and what does not come as it was. */
export function Arrived({ book }: { book: BookArrival }) {
  const { format, title, sections, words, pictures, barePictures, leftOut } = book;
  return (
    <Stack>
      <FactList
        facts={[
          { name: 'Formato', value: bookFileFormatName(format) },
          ...(title === '' ? [] : [{ name: 'Se llama', value: title }]),
          { name: 'Secciones', value: sections.length },
          { name: 'Palabras', value: inGroups(words) },
          { name: 'Imágenes', value: pictures },
        ]}
      />
      {leftOut.length > 0 && (
        <Notice kind="alert" title="No todo viene como está">
          <ul className={styles.left}>
            {leftOut.map((each) => (
              <li key={each.kind}>{leftOutSaid(each)}.</li>
            ))}
          </ul>
        </Notice>
      )}
      {barePictures > 0 && (
        <Notice
          kind="alert"
          title={
            barePictures === 1 ? 'Una imagen no dice qué muestra' : `${barePictures} imágenes no dicen qué muestran`
          }
        >
          Para publicar hará falta describirlas: la página del libro señala en qué secciones están.
        </Notice>
      )}
      <details className={styles.tree} open={sections.length <= shownAtFirst}>
        <summary>{sections.length === 1 ? 'Su sección' : `Sus ${sections.length} secciones`}</summary>
        <ol className={styles.sections}>
          {sections.map(({ title: named, level, words: long }, place) => (
            <li key={place} style={{ '--level': level } as CSSProperties}>
              <span className={styles.title}>{named === '' ? 'Sin título' : named}</span>
              <span className={styles.words}>{wordsOf(long)}</span>
            </li>
          ))}
        </ol>
      </details>
    </Stack>
  );
}

const wordsOf = (count: number): string =>
  count === 0 ? 'sin texto' : `${inGroups(count)} ${count === 1 ? 'palabra' : 'palabras'}`;

/** '12 345': thousands apart, as they are written in Peru. */
const inGroups = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00A0');
