import { CourseContentsInMemory } from '#adapters/memory/course-contents-in-memory.ts';
import { courseContentsContract } from '#test/ports/course-contents.ts';

courseContentsContract((contents, matters) => Promise.resolve(new CourseContentsInMemory(contents, matters)));
