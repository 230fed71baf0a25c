/** The event with which a form says that its island answers for it from now on (docs/behaviour/errors.md#presses-before-an-island-wakes). */
export const FORM_AWAKE = 'form-awake';
