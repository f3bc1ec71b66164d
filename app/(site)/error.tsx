'use client';

export { ErrorPage as default } from '@/components/pages/error/error-page';
