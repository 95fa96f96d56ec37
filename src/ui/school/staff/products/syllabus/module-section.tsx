import { observer } from 'mobx-react-lite';
import { type DragEvent, useState } from 'react';
import { syllabusField, syllabusLimits, type SyllabusModule } from '#domain/learning/syllabus/syllabus.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FileButton } from '#ui/kit/forms/file-button.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { errorOf } from '#ui/school/staff/products/editor/part-form.tsx';
import { ClassRow } from './class-row.tsx';
import { focusSoon } from '#ui/school/staff/products/editor/focus-soon.ts';
import { Mover } from './mover.tsx';
import { Remover } from './remover.tsx';
import styles from './syllabus.module.css';
import type { SyllabusStore } from './syllabus-store.ts';

interface ModuleProps {
  readonly store: SyllabusStore;
  readonly module: SyllabusModule;
  readonly index: number;
  readonly mayEdit: boolean;
}

/** A module: what it is called, what it is about, its classes, and files that become classes when they are dropped on it. */
export const ModuleSection = observer(function ModuleSection({ store, module, index, mayEdit }: ModuleProps) {
  const { id, title, classes } = module;
  const name = title.trim() === '' ? `módulo ${index + 1}` : `módulo «${title.trim()}»`;
  const drops = useDrops(store, module, index);
  return (
    <li className={styles.module} {...(mayEdit && drops.handlers)} data-over={drops.isOver || undefined}>
      <div className={styles.moduleHead}>
        <span className={styles.number} aria-hidden>
          {index + 1}
        </span>
        <ModuleWords store={store} module={module} index={index} mayEdit={mayEdit} />
        {mayEdit && (
          <Mover
            id={`${syllabusField(id)}-mover`}
            name={name}
            isFirst={index === 0}
            isLast={index === store.content.modules.length - 1}
            onMove={(step) => store.moveModule(id, index + step)}
            onDrag={(isDragged) => store.drag(isDragged ? { kind: 'module', id } : null)}
          >
            <Remover name={`el ${name}`} asks={classes.length > 0} onRemove={() => store.removeModule(id)}>
              {classes.length === 1 ? 'Se quita con su clase.' : `Se quita con sus ${classes.length} clases.`}
            </Remover>
          </Mover>
        )}
      </div>
      <ol className={styles.classes} aria-label={`Clases del ${name}`}>
        {classes.map((each, place) => (
          <ClassRow key={each.id} store={store} moduleId={id} each={each} index={place} mayEdit={mayEdit} />
        ))}
      </ol>
      {mayEdit && <AddClasses store={store} module={module} name={name} />}
    </li>
  );
});

const ModuleWords = observer(function ModuleWords({ store, module, index, mayEdit }: ModuleProps) {
  const { id, title, summary } = module;
  const [hasSummary, setHasSummary] = useState(summary !== '');
  return (
    <div className={styles.moduleWords}>
      <TextField
        id={syllabusField(id)}
        name={`modulo-${id}`}
        label={`Módulo ${index + 1}`}
        value={title}
        readOnly={!mayEdit}
        maxLength={syllabusLimits.title}
        error={errorOf(store.lacks, syllabusField(id))}
        onChange={(event) => store.changeModule(id, { title: event.target.value })}
      />
      {hasSummary ? (
        <TextArea
          name={`resumen-${id}`}
          label="De qué trata"
          optional
          rows={2}
          value={summary}
          readOnly={!mayEdit}
          maxLength={syllabusLimits.summary}
          onChange={(event) => store.changeModule(id, { summary: event.target.value })}
        />
      ) : (
        mayEdit && (
          <p>
            <Button look="quiet" size="small" onClick={() => setHasSummary(true)}>
              Decir de qué trata
            </Button>
          </p>
        )
      )}
    </div>
  );
});

/** The ways to a new class: files, a reading. */
const AddClasses = observer(function AddClasses(props: { store: SyllabusStore; module: SyllabusModule; name: string }) {
  const { store, module, name } = props;
  return (
    <div className={styles.add}>
      <FileButton
        label={`Archivos para el ${name}`}
        accept="video/mp4,video/webm,.mp4,.m4v,.webm,.md,.txt"
        size="small"
        onChooseAll={(chosen) => void store.addFiles(module.id, chosen)}
      >
        Agregar videos…
      </FileButton>
      <Button size="small" onClick={() => focusSoon(syllabusField(store.addClass(module.id, 'reading')))}>
        Agregar lectura
      </Button>
      <span className={styles.hint}>O suelta aquí varios archivos: cada video o texto (.md) será una clase.</span>
      {store.leftOut?.moduleId === module.id && store.leftOut.reasons.length > 0 && (
        <div role="alert" className={styles.problem}>
          {store.leftOut.reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
    </div>
  );
});

/** What may be dropped on a module: files, another module before it, a class at its end. */
function useDrops(store: SyllabusStore, { id, classes }: SyllabusModule, index: number) {
  const [isOver, setOver] = useState(false);
  const takes = (event: DragEvent): boolean => store.dragged !== null || event.dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!takes(event)) return;
        event.preventDefault();
        const { dragged } = store;
        store.drag(null);
        if (dragged?.kind === 'module') store.moveModule(dragged.id, index);
        else if (dragged?.kind === 'class') store.moveClass(dragged.id, { moduleId: id, index: classes.length });
        else void store.addFiles(id, [...event.dataTransfer.files]);
      },
    },
  };
}
