// Help: all answers, and one. They bring the client of the content service.
export { AnswerScreen } from '../faq/answer-screen.tsx'
export { FaqScreen } from '../team/faq/faq-screen.tsx'
