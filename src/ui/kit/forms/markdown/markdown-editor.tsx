import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Prose } from '#ui/kit/layout/prose.tsx';
import { editingPlugins, lookOf } from './editing.ts';
import styles from './markdown-editor.module.css';
import { markdownOfText, textOfMarkdown } from './markdown-text.ts';
import { takePasted } from './pasted.ts';
import { Toolbar } from './toolbar.tsx';

export interface MarkdownEditorProps {
  /** Of the text, so that what is lacking leads here. */
  readonly id?: string;
  readonly label: string;
  /** Markdown; what it is when the editor opens. Give another `key` to show another text. */
  readonly value: string;
  readonly onChange: (markdown: string) => void;
  /** Keeps a picture and says where it is; null: it was not taken. Not given: a text here has no pictures. */
  readonly onPicture?: (picture: File) => Promise<string | null>;
  readonly readOnly?: boolean;
}

/** A running text that is written as it looks, and kept as Markdown. */
export function MarkdownEditor({ id, label, value, onChange, onPicture, readOnly = false }: MarkdownEditorProps) {
  const made = useId();
  const [view, setView] = useState<EditorView | null>(null);
  const [look, setLook] = useState<ReturnType<typeof lookOf> | null>(null);
  const latest = useRef({ value, onChange, id: id ?? made, label, readOnly });
  useEffect(() => {
    latest.current.onChange = onChange;
  });
  const mount = useCallback((place: HTMLDivElement) => {
    const given = latest.current;
    const opened = new EditorView(place, {
      state: EditorState.create({ doc: textOfMarkdown(given.value), plugins: editingPlugins() }),
      editable: () => !given.readOnly,
      attributes: {
        id: given.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': given.label,
        ...(given.readOnly && { 'aria-readonly': 'true', tabindex: '0' }),
        class: styles.text ?? '',
      },
      dispatchTransaction(change) {
        opened.updateState(opened.state.apply(change));
        setLook(lookOf(opened.state));
        if (change.docChanged) given.onChange(markdownOfText(opened.state.doc));
      },
      handleDOMEvents: {
        paste: (editor, event) => prevented(event, takePasted(editor, event.clipboardData)),
        drop: (editor, event) =>
          prevented(event, editor.dragging === null && !given.readOnly && takePasted(editor, event.dataTransfer)),
      },
    });
    setView(opened);
    setLook(lookOf(opened.state));
    return () => opened.destroy();
  }, []);
  return (
    <div className={styles.editor}>
      {view !== null && look !== null && !readOnly && (
        <Toolbar view={view} look={look} label={label} onPicture={onPicture ?? null} />
      )}
      <Prose ref={mount} className={styles.page} />
    </div>
  );
}

function prevented(event: Event, wasTaken: boolean): boolean {
  if (wasTaken) event.preventDefault();
  return wasTaken;
}
