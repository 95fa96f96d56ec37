import { CourseContentsInMemory } from './course-contents-in-memory.ts';
import { courseContentsContract } from '#test/ports/learning/course-contents.ts';

courseContentsContract((contents, media) => Promise.resolve(new CourseContentsInMemory(contents, media)));
