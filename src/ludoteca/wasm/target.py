"""WebAssembly as a target of Numba.

``jit`` is used in place of ``numba.njit``.  The functions are only lowered to LLVM's language, for pointers
of 32 bits.  No pass of LLVM runs here, because passes for this machine would write pointers of 64 bits into
the code.  ``build`` links everything and optimizes it once.

An *entry point* is a function that JavaScript may call.  It takes numbers only: a struct is its address, an
array its address and the length of each axis, a named tuple all of its items.
"""

# Numba has no types for its compiler, so the classes and arguments here are of type ``Any``.
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import codegen, cpu, dispatcher, registry, types, typing
from numba.core.target_extension import CPU, dispatcher_registry, jit_registry, target_registry
from numba.core.types.containers import BaseTuple
from numba.np import arrayobj

NAME = "wasm32"
TRIPLE = "wasm32-unknown-unknown"
# What all browsers have had since 2023.  Safari was the last of them with vectors (``simd128``), with which
# networks are two to three times as fast.
FEATURES = "+simd128,+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals"
OPTIONS = {"nopython": True, "error_model": "numpy", "no_cpython_wrapper": True}
# Of the options of ``numba.njit``, those that mean something here.
KNOWN_OPTIONS = ("inline", "forceinline", "_nrt", "no_cfunc_wrapper")
LENGTH = ir.IntType(32)  # the length of an axis of an array, as an entry point takes it


def jit(function: Callable[..., Any] | None = None, **options: object) -> Any:
    """Return a function for WebAssembly.  Numba calls this too, for what it implements in Python.

    ``no_cfunc_wrapper=False`` makes it an entry point.
    """
    if function is None:
        return lambda function: jit(function, **options)
    known = {name: options[name] for name in KNOWN_OPTIONS if name in options}
    return Dispatcher(function, targetoptions=OPTIONS | {"no_cfunc_wrapper": True} | known)


# --- Code -------------------------------------------------------------------------------------------


class Library(codegen.CPUCodeLibrary):  # type: ignore[misc]
    """The code of a function, which is neither linked nor optimized: ``build`` does that with the whole."""

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        """Let nothing be added any more."""
        self._finalized = True

    def link_into(self, whole: Any, linked: set["Library"]) -> None:
        """Add an entry point to a module, with all that it calls and that is not in it yet.

        What it calls gives way to an entry point of the same name.
        """
        whole.link_in(self._final_module, preserve=True)
        called = list(self._linking_libraries)
        while called:
            library = called.pop()
            if library not in linked:
                linked.add(library)
                whole.link_in(library._get_module_for_linking(), preserve=True)
                called += library._linking_libraries


class Codegen(codegen.CPUCodegen):  # type: ignore[misc]
    """Makes code for WebAssembly instead of this machine."""

    _library_class = Library

    def _init(self, llvm_module: Any) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        target = llvm.Target.from_triple(TRIPLE)
        self._tm = target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static")
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)

    def _create_empty_module(self, name: str) -> ir.Module:
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module

    def _add_module(self, module: Any) -> None:
        """Keep the code out of the engine that runs code on this machine."""

    @property
    def machine(self) -> Any:
        """LLVM's description of WebAssembly, which optimizes and writes code."""
        return self._tm


class Context(cpu.CPUContext):  # type: ignore[misc]
    """What Numba asks about the target while it lowers a function."""

    def init(self) -> None:
        self.is32bit = False  # "this machine has no division of 64 bits": WebAssembly has one
        self._internal_codegen = Codegen(NAME)

    def load_additional_registries(self) -> None:
        # Numba's runtime is built with the context that asks for it first.  It must be this machine's.
        registry.cpu_target.target_context.refresh()
        super().load_additional_registries()

    def post_lowering(self, mod: Any, library: Any) -> None:
        """Change nothing: what a CPU of 32 bits needs here would be wrong."""

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> object:
        return object()  # nobody calls it, but Numba finds the function by it

    def create_cfunc_wrapper(self, library: Any, fndesc: Any, env: Any, call_helper: Any) -> None:
        """Add the entry point of a function.  An error in it stops the module: rules never raise."""
        module, returned = self.create_module("entry"), fndesc.restype
        inner_type = self.call_conv.get_function_type(returned, fndesc.argtypes)
        inner = ir.Function(module, inner_type, fndesc.llvm_func_name)
        result_type = ir.VoidType() if returned == types.none else self.get_data_type(returned)
        taken = [number for kind in fndesc.argtypes for number in self._numbers(kind)]
        entry_type = ir.FunctionType(result_type, taken)
        entry = ir.Function(module, entry_type, fndesc.qualname.rpartition(".")[2])
        builder, numbers = ir.IRBuilder(entry.append_basic_block()), iter(entry.args)
        arguments = [self._argument(builder, kind, numbers) for kind in fndesc.argtypes]
        status, result = self.call_conv.call_function(builder, inner, returned, fndesc.argtypes, arguments)
        with builder.if_then(status.is_error, likely=False):
            trap = module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ()))
            builder.call(trap, ())
            builder.unreachable()
        if returned == types.none:
            builder.ret_void()
        else:
            builder.ret(self.data_model_manager[returned].as_data(builder, result))
        library.add_ir_module(module)

    def _numbers(self, kind: Any) -> list[Any]:
        """Return the types of the numbers that stand for an argument of an entry point."""
        if isinstance(kind, BaseTuple):
            return [number for item in kind for number in self._numbers(item)]
        if isinstance(kind, types.Array):
            return [self.get_data_type(kind.dtype).as_pointer(), *[LENGTH] * kind.ndim]
        return [self.get_value_type(kind)]

    def _argument(self, builder: Any, kind: Any, numbers: Iterator[Any]) -> Any:
        """Make an argument from the numbers that stand for it."""
        if isinstance(kind, BaseTuple):
            return self.make_tuple(builder, kind, [self._argument(builder, item, numbers) for item in kind])
        if not isinstance(kind, types.Array):
            return next(numbers)
        data, word = next(numbers), ir.IntType(64)
        shape = [builder.zext(next(numbers), word) for _ in range(kind.ndim)]
        strides = [size := self.get_constant(types.intp, item_size(kind.dtype))]
        for length in reversed(shape[1:]):
            strides.insert(0, builder.mul(strides[0], length))
        array = self.make_array(kind)(self, builder)
        arrayobj.populate_array(array, data=data, shape=shape, strides=strides, itemsize=size, meminfo=None)
        return array._getvalue()


def item_size(kind: Any) -> int:
    return int(kind.size if isinstance(kind, types.Record) else kind.bitwidth // 8)


# --- The target's place in Numba --------------------------------------------------------------------


class Descriptor(registry.CPUTarget):  # type: ignore[misc]
    """The contexts of the target, made on first use."""

    @cached_property
    def _toplevel_target_context(self) -> Context:
        return Context(self.typing_context, self._target_name)

    @cached_property
    def _toplevel_typing_context(self) -> Any:
        return typing.Context()  # not a shared one, with which code for this machine would be linked in


class Wasm(CPU):  # type: ignore[misc]
    """The target's class in Numba's tree of targets: what is implemented for any CPU serves it too."""


target_registry[NAME] = Wasm


class Dispatcher(dispatcher.Dispatcher):
    """A function and what was compiled of it, by the types of its arguments."""

    targetdescr = Descriptor(NAME)

    def add_overload(self, cres: Any) -> None:
        self.overloads[tuple(cres.signature.args)] = cres


dispatcher_registry[Wasm] = Dispatcher
jit_registry[Wasm] = jit


def target_context() -> Context:
    context: Context = Dispatcher.targetdescr.target_context
    return context
