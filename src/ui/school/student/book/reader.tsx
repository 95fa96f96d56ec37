import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { BookWithIndex, SectionOnLine } from '#application/read-models/reading/book-on-line.ts';
import { Drawer } from '#ui/kit/overlay/drawer.tsx';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { BookIndex } from './book-index.tsx';
import { DeskStore } from './desk-store.ts';
import { HitBar, useStepThroughHits } from './hit-bar.tsx';
import { MarksStore } from './marks/marks-store.ts';
import { NoteDrafts } from './marks/note-drafts.ts';
import { NoteNews } from './marks/note-news.tsx';
import { PlaceOffer } from './marks/place-offer.tsx';
import { ReaderBar } from './reader-bar.tsx';
import { ReaderText } from './reader-text.tsx';
import { indexPath, sectionPath, shopPath } from './reading-paths.ts';
import { SampleNotice } from './sample-notice.tsx';
import { SearchStore } from './search-store.ts';
import { SectionWay } from './section-way.tsx';
import { SelectionBar } from './marks/selection-bar.tsx';
import { SettingsStore } from './settings-store.ts';
import styles from './section-page.module.css';
import { useActs } from './use-acts.ts';
import { usePlace } from './use-place.ts';
import { useReaderKeys } from './use-reader-keys.ts';

const MarksPanel = latePart(() => import('./marks/marks-panel.tsx').then((file) => file.MarksPanel));
const NoteDialog = latePart(() => import('./marks/note-dialog.tsx').then((file) => file.NoteDialog));
const SearchPanel = latePart(() => import('./search-panel.tsx').then((file) => file.SearchPanel));
const SettingsPanel = latePart(() => import('./settings-panel.tsx').then((file) => file.SettingsPanel));
const ShortcutsDialog = latePart(() => import('./shortcuts-dialog.tsx').then((file) => file.ShortcutsDialog));

export interface Reading extends SectionOnLine {
  readonly index: BookWithIndex['index'];
}

/** A section of a book with everything a reader does around it: only the owner of the book marks in it. */
export const Reader = observer(function Reader({ reading }: { reading: Reading }) {
  const { book, section, above, previous, next, index } = reading;
  const search = useService(SearchStore);
  const settings = useService(SettingsStore);
  const ownMarks = useService(MarksStore);
  const marks = book.isOwned ? ownMarks : null;
  const drafts = useService(NoteDrafts);
  const [desk] = useState(() => new DeskStore());
  const navigate = useNavigate();
  const step = useStepThroughHits(search, book, section.slug);
  const { cite, bookmark, mark } = useActs(reading, desk, marks);
  usePlace(marks, desk, book.slug, section.slug);
  useEffect(() => search.enter(book.slug), [search, book.slug]);
  useEffect(() => settings.restore(), [settings]);
  useEffect(() => void (book.isOwned && drafts.enter(book.slug, section.slug)), [drafts, book, section.slug]);
  useTheme(settings.settings.theme);
  const go = (entry: typeof next): void => {
    if (entry?.isAvailable === true) void navigate(sectionPath(book, entry.slug));
  };
  useReaderKeys(
    {
      arrowright: () => go(next),
      l: () => go(next),
      arrowleft: () => go(previous),
      j: () => go(previous),
      i: () => desk.show('index'),
      '/': () => desk.show('search'),
      t: () => desk.show('settings'),
      n: () => step(1),
      p: () => step(-1),
      '?': () => desk.show('shortcuts'),
      ...(marks !== null && {
        m: () => desk.show('marks'),
        b: bookmark,
        r: mark,
        o: () => desk.selection !== null && desk.write(desk.selection),
      }),
    },
    settings.settings.hasShortcuts,
  );
  const ask = { desk, book, section: section.slug };
  const close = (): void => desk.show(null);
  return (
    <div className={styles.columns}>
      <ReaderBar book={book} desk={desk} marks={marks} onBookmark={bookmark} />
      <aside className={styles.aside}>
        <BookIndex book={book} index={index} current={section.slug} />
      </aside>
      <article className={styles.article}>
        <p className={styles.where}>
          <Link to={book.isOwned ? indexPath(book) : shopPath(book)}>{book.title}</Link>
          {above.map((title) => (
            <span key={title}> · {title}</span>
          ))}
        </p>
        <h1>{section.title}</h1>
        {!book.isOwned && <SampleNotice book={book} />}
        {marks !== null && <NoteNews desk={desk} marks={marks} drafts={drafts} />}
        {marks !== null && <PlaceOffer marks={marks} book={book} index={index} section={section.slug} />}
        <ReaderText section={section} desk={desk} marks={marks} search={search} settings={settings} />
        <SectionWay {...reading} />
      </article>
      <HitBar search={search} book={book} section={section.slug} />
      <SelectionBar desk={desk} marks={marks} section={section} onCite={(quote, start) => void cite(quote, start)} />
      <Drawer open={desk.panel === 'index'} onClose={() => desk.show(null)} title={book.title}>
        <BookIndex book={book} index={index} current={section.slug} onGo={() => desk.show(null)} />
      </Drawer>
      {desk.panel === 'search' && <SearchPanel {...ask} search={search} onClose={close} />}
      {desk.panel === 'marks' && marks !== null && <MarksPanel {...ask} marks={marks} index={index} onClose={close} />}
      {desk.panel === 'settings' && <SettingsPanel desk={desk} settings={settings} onClose={close} />}
      {desk.panel === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {desk.writing !== null && marks !== null && (
        <NoteDialog desk={desk} marks={marks} drafts={drafts} section={section} onClose={() => desk.write(null)} />
      )}
    </div>
  );
});

/** The reading theme holds for the whole page, dialogs too, as long as the reader is open. */
function useTheme(theme: string): void {
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    return () => {
      delete document.documentElement.dataset['theme'];
    };
  }, [theme]);
}
