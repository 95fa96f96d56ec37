import { expect, test } from 'vitest';
import { classAfter, classBefore, classesOf, type CourseContent, tabsOf } from '#domain/learning/course-content.ts';

const content: CourseContent = {
  productId: 1,
  modules: [
    { id: 1, title: 'Uno', summary: '', classes: [{ id: 5, title: 'A', kind: 'video', durationSeconds: 60 }] },
    { id: 2, title: 'Vacío', summary: '', classes: [] },
    { id: 3, title: 'Tres', summary: '', classes: [{ id: 4, title: 'B', kind: 'reading', durationSeconds: 60 }] },
  ],
};

test('classes follow each other across modules', () => {
  expect(classesOf(content).map(({ id }) => id)).toEqual([5, 4]);
  expect(classAfter(content, 5)?.id).toBe(4);
  expect(classAfter(content, 4)).toBeNull();
  expect(classBefore(content, 4)?.id).toBe(5);
  expect(classBefore(content, 5)).toBeNull();
});

test('a class of another content has no neighbours', () => {
  expect(classAfter(content, 99)).toBeNull();
  expect(classBefore(content, 99)).toBeNull();
});

test('consultations and exams are tabs only where there are any', () => {
  expect(tabsOf({ consultations: false, exams: false })).toEqual(['content', 'certificate']);
  expect(tabsOf({ consultations: true, exams: true })).toEqual(['content', 'consultations', 'exams', 'certificate']);
});
